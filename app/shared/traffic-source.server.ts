import { arrivalField } from '#features/analytics/arrival.ts'
import { campaignOf, type TrafficSource, trafficSourceOf } from '#features/analytics/traffic-source.ts'
import { contextOf, type RouteContext } from '../context.ts'

/**
 * Takes out of a form how its visit began, so that nothing else reads or returns it. Null where it is not known, or where the browser
 * asks not to be recorded. Without JavaScript only a campaign in the address of the form's own page is known.
 */
export function takeTrafficSource(
  { request, context }: { request: Request; context: RouteContext },
  form: FormData,
): TrafficSource | null {
  const arrival = form.get(arrivalField)
  form.delete(arrivalField)
  const { headers } = request
  if (headers.get('sec-gpc') === '1' || headers.get('dnt') === '1') return null
  if (typeof arrival === 'string' && arrival !== '')
    return trafficSourceOf(arrival, [
      new URL(contextOf(context).config.publicUrl).host,
      headers.get('host') ?? new URL(request.url).host,
    ])
  const own = headers.get('referer') ?? ''
  return URL.canParse(own) ? campaignOf(new URL(own).searchParams) : null
}
