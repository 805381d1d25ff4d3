/** The gateway's address as a header may carry it; undefined for anything that is not a web address. */
export function gatewayAddress(given: string | null | undefined): string | undefined {
  const url = URL.parse(given ?? '')
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined
}
