/** What browsers say when a request does not reach the server or its answer does not arrive, and nothing else does. */
const saidByBrowsers = [
  /^failed to fetch/i, // Chromium, also of a module
  /^network ?error/i, // Chromium while an answer arrives, Firefox
  /^load failed/i, // Safari
  /^the (network connection was lost|internet connection appears)/i, // Safari
  /^error in (input|body) stream/i, // Firefox while an answer arrives
  /^error loading dynamically imported module/i, // Firefox
  /^importing a module script failed/i, // Safari
]

/** Whether a page is not there because the connection was lost. The router wraps what broke off in the middle of an answer. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return saidByBrowsers.some((words) => words.test(error.message)) || isConnectionError(error.cause)
}
