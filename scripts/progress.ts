/** Prints progress, at most once a second. */
export function progressTo(write: (line: string) => void): (what: string, bytes: number) => void {
  let printedAt = 0
  let last = ''
  return (what, bytes) => {
    const now = performance.now()
    if (now - printedAt < 1_000 && (bytes > 0 || what === last)) return
    printedAt = now
    last = what
    write(bytes > 0 ? `… ${what}, ${megabytes(bytes)} so far` : `… ${what}`)
  }
}

/** '12.3 MB'. */
export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`
