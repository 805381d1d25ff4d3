/** The gateway's page as a header can carry it, whatever came from there; undefined for what is no page of the web. */
export function gatewayAddress(given: string | null | undefined): string | undefined {
  const url = URL.parse(given ?? '')
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined
}
