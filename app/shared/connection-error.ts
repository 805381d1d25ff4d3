/**
 * Messages of browsers when a request does not reach the server or its answer does not arrive, and only then: Chromium, Safari
 * and Firefox, for data and for a page's code.
 */
const browserMessages = /^(failed to fetch|network|load failed|the (network|internet)|error (in|loading)|importing a)/i

/** Whether a page is not there because the connection was lost. The router wraps what broke off in the middle of an answer. */
export const isConnectionError = (error: unknown): boolean =>
  error instanceof Error && (browserMessages.test(error.message) || isConnectionError(error.cause))
