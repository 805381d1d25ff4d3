/** A dialog is an address of its own, `?ask=…`, so that it opens without JavaScript too. */
export const askName = 'ask'

/**
 * Whether going from one address to the other only opens or shuts a dialog, so that nothing has to be asked again. `shown` are further
 * parameters that change only what the browser shows of what it has.
 */
export function onlyDialog(from: URL, to: URL, shown: readonly string[] = []): boolean {
  const ofBrowser = [askName, 'did', ...shown]
  if (from.pathname !== to.pathname || from.href === to.href || to.searchParams.has('did')) return false
  const rest = (url: URL) => [...url.searchParams].filter(([name]) => !ofBrowser.includes(name)).join('&')
  return rest(from) === rest(to)
}
