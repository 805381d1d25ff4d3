/** A dialog is an address of its own, `?ask=…`, so that it opens without JavaScript too. */
export const dialogParameter = 'ask'

/**
 * Whether a navigation only opens or closes a dialog, so that no data has to be loaded again. `shown` are further parameters
 * that change only what the browser shows of its data.
 */
export function onlyDialog(from: URL, to: URL, shown: readonly string[] = []): boolean {
  const ofBrowser = [dialogParameter, 'did', ...shown]
  if (from.pathname !== to.pathname || from.href === to.href || to.searchParams.has('did')) return false
  const rest = (url: URL) => [...url.searchParams].filter(([name]) => !ofBrowser.includes(name)).join('&')
  return rest(from) === rest(to)
}
