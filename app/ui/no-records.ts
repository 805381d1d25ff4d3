/** The storage name under which a browser remembers that its visits are not to be counted; the value is '1'. */
const storedName = 'impamba-no-records'

/** Whether somebody has switched counting off in this browser; undefined where storage is blocked. */
export function isSwitchedOff(): boolean | undefined {
  try {
    return localStorage.getItem(storedName) === '1'
  } catch {
    return undefined
  }
}

/** Answers whether the choice could be stored. */
export function switchOff(off: boolean): boolean {
  try {
    if (off) localStorage.setItem(storedName, '1')
    else localStorage.removeItem(storedName)
    return true
  } catch {
    return false
  }
}

/** Whether the visitor asked not to be recorded, by the browser or on our privacy page. */
export const isUnwanted = () => optsOutOfRecords(navigator) || isSwitchedOff() === true

/** Whether the browser asks all sites not to record its visitor: Global Privacy Control, or Do Not Track. */
export function optsOutOfRecords(browser: Navigator): boolean {
  const { globalPrivacyControl } = browser as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || browser.doNotTrack === '1'
}
