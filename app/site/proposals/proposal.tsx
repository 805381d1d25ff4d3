import { useState } from 'react'
import { newKey } from '#features/bookings/booking-key.server.ts'
import { useLanguage } from '../../languages/use-language.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { passActionHeaders } from '../../shared/limit-form.server.ts'
import { openProposal } from '../../shared/open-proposal.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { shownTerms } from '../../shared/terms/shown-terms.server.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SectionTabs } from '../../ui/sections/section-tabs.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { staticPart } from '../../ui/static-part.tsx'
import { proposalWords } from '../../words/proposal.ts'
import { Cover } from '../cover.tsx'
import { CancellationTable } from '../packages/cancellation-table.tsx'
import { DayInView } from '../packages/day-in-view.tsx'
import { PageHero } from '../page-hero.tsx'
import type { Route } from './+types/proposal.ts'
import { AcceptForm } from './accept-form.tsx'
import { acceptByForm } from './accept-proposal-form.server.ts'
import { DeclineForm, QuestionForm, RenewForm } from './answer-forms.tsx'
import { answerProposal, type ProposalAnswer } from './answer-proposal.server.ts'
import { chosenQuery, readChosen } from './chosen-ticks.ts'
import { loadProposal } from './load-proposal.server.ts'
import { PriceChoice } from './price-choice.tsx'
import { ReportSeen } from './report-seen.tsx'

const load = async () => (await import('./journey-content.tsx')).JourneyContent
const Journey = staticPart(load, import.meta.env.SSR ? await load() : undefined)

export const handle = {
  sheets: ['journey', 'itinerary', 'photos', 'proposal'],
  words: ['booking-terms', 'cancellation-table', 'payment-methods', 'problems', 'proposal', 'proposal-price', 'reach-fields'],
  staticWords: ['itinerary', 'land-names', 'pages', 'photos', 'proposal-journey', 'road-time'],
} satisfies PageHandle

export async function loader(args: Route.LoaderArgs) {
  const proposal = await openProposal(args)
  const choice = readChosen(proposal, args.url.searchParams)
  const view = await loadProposal(args.context, proposal, choice)
  return {
    ...view,
    query: chosenQuery(choice),
    attempt: newKey(),
    terms: view.price?.accept && (await shownTerms(args.context)),
  }
}

export async function action(args: Route.ActionArgs) {
  const proposal = await openProposal(args)
  const form = await args.request.formData()
  const intent = String(form.get('intent') ?? '')
  return intent === 'accept' ? acceptByForm(args, proposal, form) : answerProposal(args, proposal, intent, form)
}

export const headers = passActionHeaders

export const shouldRevalidate = revalidateOnConflict

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  loaderData
    ? { title: wordsOfMatches(matches, proposalWords).title({ journey: loaderData.title, reference: loaderData.reference }) }
    : {},
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

const noReply: FormReply = { values: {}, errors: {} }

/** A journey that was made for one customer: what it is, what it costs, and yes, no or a question. */
export default function ProposalPage({ loaderData: view, actionData }: Route.ComponentProps) {
  const words = useWords(proposalWords)
  const language = useLanguage()
  const [ticks, setTicks] = useState<{ of: string; ids: readonly string[] }>({ of: view.query, ids: view.price?.ticked ?? [] })
  // What was ticked belongs to the address that it was ticked on.
  const ticked = ticks.of === view.query ? ticks.ids : (view.price?.ticked ?? [])
  const tick = (id: string, on: boolean) =>
    setTicks({ of: view.query, ids: on ? [...ticked, id] : ticked.filter((one) => one !== id) })
  const answerTo = (of: string): ProposalAnswer | undefined => (actionData?.of === of ? actionData : undefined)
  const replyTo = (of: string) => answerTo(of)?.reply ?? noReply
  const { price, code, isOpen } = view
  const query = price ? chosenQuery({ letter: price.letter, ticked }) : ''
  return (
    <div className="proposal">
      <PageHero
        drawing={view.scene}
        title={<span lang={view.lang}>{view.title}</span>}
        lede={<span lang={view.lang}>{view.lede}</span>}
        place={view.scene.place || undefined}
        details
        cover={view.hasCover && <Cover name="cover" of={view.cover} className="pic" />}
      >
        <FactList facts={view.facts} />
      </PageHero>
      <SectionTabs tabs={view.sections.map((id) => ({ id, word: words.tabs[id] }))} label={words.onPage} />
      <div className="wrap booking">
        {view.ended && <p className="note first">{view.ended}</p>}
        {view.hasJourney && <Journey name="journey" of={view.journey} />}
        {view.daysInView.length > 0 && <DayInView days={view.daysInView} />}
        {price && (
          <div className="decide">
            <div>
              <PriceChoice price={price} ticked={ticked} onTick={tick} lang={view.lang} />
              <p className="ui part">
                <a className="more" href={`/proposals/${code}/proposal.pdf?${query}&language=${language}`}>
                  {words.pdf} <Icon name="arrow" />
                </a>
              </p>
              {view.cancellation && (
                <section className="block" id="cancel">
                  <h2>{words.cancel.title}</h2>
                  <p className="prose lead">{words.cancel.lede}</p>
                  <CancellationTable rows={view.cancellation} />
                </section>
              )}
            </div>
            <div>
              {isOpen && (
                <AcceptForm
                  price={price}
                  ticked={ticked}
                  query={query}
                  terms={view.terms}
                  attempt={answerTo('accept')?.reply.values.attempt ?? view.attempt}
                  reply={replyTo('accept')}
                  problem={answerTo('accept')?.problem}
                  termsChanged={answerTo('accept')?.termsChanged ?? false}
                />
              )}
            </div>
          </div>
        )}
        <div className="answers">
          {view.state !== 'accepted' && isOpen && <QuestionForm query={query} answer={answerTo('question')} />}
          {isOpen && <DeclineForm query={query} answer={answerTo('decline')} />}
          {!isOpen && view.state !== 'accepted' && <RenewForm query={query} answer={answerTo('renew')} />}
        </div>
        <p className="ui small muted part">
          {words.secret} {words.counted}
        </p>
      </div>
      {isOpen && <ReportSeen code={code} />}
    </div>
  )
}
