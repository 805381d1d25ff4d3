import { findProposalDocument } from '#features/documents/proposal/document-of-proposal.server.ts'
import { listLegPlaces, listLegs } from '#features/places/reads-legs.server.ts'
import { type Choice, tickedFirst } from '#features/proposals/chosen-price.ts'
import { type SentProposal, shownOf } from '#features/proposals/proposal.ts'
import type { ProposalContent } from '#features/proposals/proposal-content.ts'
import { contextOf } from '../context.ts'
import { dayRoutes } from '../shared/day-routes.ts'
import { openProposal } from '../shared/open-proposal.server.ts'
import { routeOf } from '../shared/route-stops.ts'
import type { RouteHandle } from '../ui/route-handle.ts'
import { siteWordsKey } from '../words/sources.server.ts'
import type { Route } from './+types/proposal-document.ts'

/** Printing one takes a core about a second. Its address begins with that of the page, in the language of either. */
export const handle = { cost: 5, query: 'any', inLanguages: true } satisfies RouteHandle

/**
 * A choice of a proposal as a PDF for whoever has its code, in its language or in the `language` of the query, while its prices are shown. Throws a 404 for a
 * wrong code, once prices are not shown any more, for a choice that the proposal does not have, and for a language that is not public.
 */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const proposal = await openProposal({ params, request, context })
  const wanted = url.searchParams.get('language')
  const isPublic = wanted === null || wanted === 'en' || context.get(siteWordsKey).published.has(wanted)
  const choice = readChoice(proposal, url.searchParams)
  if (!isPublic || !choice || shownOf(proposal, ctx.clock.now()) !== 'all') throw new Response('Not found', { status: 404 })
  const [legs, places] = await Promise.all([listLegs(ctx.db), listLegPlaces(ctx.db)])
  const found = await findProposalDocument(ctx, proposal, {
    choice,
    language: wanted ?? proposal.language,
    routeOf: (days) => routeOf(days, dayRoutes(days, legs, places)),
  })
  if (!found) throw new Response('Not found', { status: 404 })
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${found.name}"`,
      'Content-Length': String(found.bytes.length),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}

/**
 * What the query chooses: what was accepted, or the first option, where it names none; what staff ticked first, where it says nothing of ticks, as the page does.
 * Undefined for an option that there is not.
 */
function readChoice({ content, acceptedOption, acceptedItems }: SentProposal, query: URLSearchParams): Choice | undefined {
  const wanted = query.get('option')
  if (wanted === null && acceptedOption) return { letter: acceptedOption, ticked: acceptedItems ?? [] }
  const option = content.options.find(({ letter }) => wanted === null || letter === wanted)
  return option && { letter: option.letter, ticked: ticksOf(content, option.letter, query) }
}

const ticksOf = (content: ProposalContent, letter: Choice['letter'], query: URLSearchParams): readonly string[] =>
  query.has('add') || query.has('chosen') ? [...new Set(query.getAll('add'))] : tickedFirst(content, letter)
