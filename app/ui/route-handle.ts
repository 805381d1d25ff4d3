/**
 * What a route tells the server of the requests it answers, in its `handle`; what a layout tells holds for its pages.
 *
 * `query`: the query of its address that it reads. A text is the name of a parameter, an expression has to match the whole
 * `name=value`. Everything else in a query is dropped before the page is rendered, so it makes no other page; without `query` that is
 * all of it. `any` leaves the query as it came: for pages that are never shared.
 *
 * `cost`: what one render takes from a client's allowance (server/http/render-limit.ts), where it is not that of its kind.
 *
 * `inLanguages`: whether it has an address in each language, as the pages of the public layouts have anyway.
 *
 * `words`: the parts of words that the page says (app/words), which travel with it. `staticWords`: those that its static parts alone
 * say. A document has them in its markup, so they travel only where the browser draws: on visits from another page.
 */
export type RouteHandle = {
  query?: QueryRead
  cost?: number
  inLanguages?: true
  words?: readonly string[]
  staticWords?: readonly string[]
}

export type QueryRead = readonly (string | RegExp)[] | 'any'
