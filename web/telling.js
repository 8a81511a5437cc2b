// Tells of every spec as it ends, in a line of JSON, as the tests in Python do: see checks/telling.py.
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

const place = process.env.SUMDECK_TELLING;
const tell = (line) => appendFileSync(place, `${JSON.stringify(line)}\n`);
const path = (module) => `web/${relative(import.meta.dirname, module.moduleId)}`;
const reason = (errors) => errors?.[0]?.message?.split('\n')[0] ?? 'failed';

export default class Telling {
    all = 0;

    onTestModuleCollected(module) {
        this.all += [...module.children.allTests()].length;
        tell({ all: this.all });
    }

    onTestCaseResult(spec) {
        const { state, errors } = spec.result();
        if (state === 'skipped') return;
        const seconds = (spec.diagnostic()?.duration ?? 0) / 1000;
        const failed = state === 'failed' ? { failed: reason(errors) } : {};
        tell({ id: `${path(spec.module)}::${spec.fullName}`, seconds, ...failed });
    }

    // A file that cannot be read has no specs to tell of.
    onTestModuleEnd(module) {
        if (module.errors().length) tell({ id: path(module), seconds: 0, failed: reason(module.errors()) });
    }
}
