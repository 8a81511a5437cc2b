// Sentences in their parts, as the table cuts them: for specs, in which a line is easier to read.

import type { Sentence } from '../lib/wire';

export function notation(text: string): Sentence {
  const parts = text.split(/(\[[^\]]+\][a-z]*|\d+[a-z]+|\p{L}{2,})/u);
  return parts.filter(Boolean).map((part) => {
    const [, name = '', mark = ''] = /^(\[.+\]|\d+)([a-z]*)$/.exec(part) ?? [];
    return /^\p{L}{2,}$/u.test(part) ? [part] : name && (mark || name.startsWith('[')) ? [name, mark] : part;
  });
}
