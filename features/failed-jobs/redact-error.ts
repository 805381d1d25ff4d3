/** Fewer digits than this are the code of a mail server, not somebody's telephone. */
const shortestPhone = 7

/**
 * An error as it may be shown: in one line, without addresses, long numbers, and what a database or a mail server quotes, for
 * any of them may be somebody's.
 */
export const redactError = (error: string): string =>
  error
    .replace(/\s+/g, ' ')
    .replace(/[^\s<>()"',;=]+@[^\s<>()"',;=]+/g, '…')
    .replace(/=\([^)]*\)/g, '=(…)')
    .replace(/"[^"]*"/g, '"…"')
    .replace(/“[^”]*”/g, '“…”')
    .replace(/\+?\d[\d ()./-]{5,}\d/g, (number) => (number.replace(/\D/g, '').length < shortestPhone ? number : '…'))
    .slice(0, 240)
