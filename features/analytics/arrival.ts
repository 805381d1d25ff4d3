/** The field in which a form says how its visit began, and what it holds where the visitor does not want to be recorded. */
export const arrivalField = 'arrival'
export const noArrival = 'none'

/** More than this is no text of ours. The longest: a host, and three parameters of a campaign. */
export const longestArrival = 800
export const longestWord = 40

/**
 * How a visit began, as a form sends it: the host of the page before, and the campaign in the address that the page was opened with. Nothing
 * else of either is sent: `gclid` and its like tie a visit to a person. What is too long is refused by `trafficSourceOf`.
 */
export function arrivalText(referrer: string, openedAt: string): string {
  const fields = new URLSearchParams({ from: referrer && new URL(referrer).hostname })
  for (const [name, value] of new URL(openedAt).searchParams)
    if (/^utm_(source|medium|campaign)$/.test(name)) fields.set(name, value.slice(0, longestWord + 1))
  return `${fields}`
}
