/** Whether an address with this name leads nowhere from any other device. */
export const onlyHere = (hostname: string): boolean => /^(localhost$|127\.|\[::1\]$)/.test(hostname);
