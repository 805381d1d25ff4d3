/**
 * Values that the admin area stores in a tab until it is closed or somebody signs out. A browser without storage works as well.
 */
const prefix = 'admin-'

export function putInTab(key: `${typeof prefix}${string}`, value: string | readonly string[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage may be forbidden or full; then nothing is stored.
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function findInTab(key: `${typeof prefix}${string}`): string | undefined {
  const value = read(key)
  return typeof value === 'string' ? value : undefined
}

export function listInTab(key: `${typeof prefix}${string}`): readonly string[] {
  const value = read(key)
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

/** Removes all stored values, because the next person must not see what the last one looked for. */
export function clearTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // What was never stored needs no removal.
  }
}
