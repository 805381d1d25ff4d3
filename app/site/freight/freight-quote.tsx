import { data } from 'react-router'
import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import { freightRequest } from '#features/freight/freight-request.ts'
import { listLanes } from '#features/freight/reads.server.ts'
import { beginShipment } from '#features/shipments/begin-shipment.server.ts'
import { kigaliDay, nextMidnight } from '#values/dates.ts'
import { contextOf, sharePage } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { stampForm } from '../../shared/guard-form.server.ts'
import { passActionHeaders } from '../../shared/limit-form.server.ts'
import { wordsOf, wordsReader } from '../../shared/page-words.server.ts'
import { typed } from '../../shared/read-form.server.ts'
import { once } from '../../shared/server-only.server.ts'
import { shownSections } from '../../shared/written/shown-blocks.server.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { staticPart } from '../../ui/static-part.tsx'
import { freightWords } from '../../words/freight.ts'
import { freightErrorWords } from '../../words/freight-errors.ts'
import { freightPageWords } from '../../words/freight-page.ts'
import type { EnquiryAnswer } from '../enquiries/enquiry-answers.ts'
import { takeEnquiry } from '../enquiries/take-enquiry.server.ts'
import { PageHero } from '../page-hero.tsx'
import { agencyThing, pageMeta } from '../page-meta.ts'
import { readFreightRoutes, readPage } from '../shared-reads.server.ts'
import type { Route } from './+types/freight-quote.ts'
import { FreightForm } from './freight-form.tsx'
import { requestText, shipmentInput } from './request-text.server.ts'
import { sentFacts } from './sent-facts.server.ts'

const load = async () => (await import('./freight-facts.tsx')).FreightFacts
const Facts = staticPart(load, import.meta.env.SSR ? await load() : undefined)

/** The page that staff write about freight. */
const slug = 'freight'
const drawing = { id: 'harbour', hour: 'dawn', seed: 7 } as const

const served = ['Rwanda', 'Uganda', 'Kenya', 'Tanzania']

export const handle = {
  sheets: ['article', 'trade'],
  query: [/^(lane|mode|goods|from|to|rows|pieces)\b/],
  words: ['freight', 'enquiries', 'problems'],
  staticWords: ['freight-facts', 'pages'],
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const { title, description, lede, service } = wordsOf(context, freightPageWords)
  const today = kigaliDay(ctx.clock.now())
  const [lanes, page] = await Promise.all([readFreightRoutes(context), readPage(context, slug)])
  if (url.search === '') sharePage(context, ['freight', 'settings', 'pages', `page:${slug}`], nextMidnight(ctx.clock.now()))
  return {
    lanes,
    facts: once(context, { lanes, sections: await shownSections(context, page?.sections ?? []) }),
    today,
    stamp: stampForm(context),
    begins: typedIn(url.searchParams),
    about: {
      title: page?.title ?? title,
      sentence: page?.sentence ?? description,
      lede: page?.lede ?? lede,
      ...untranslatedOf(page ?? {}, ['title', 'lede']),
      /** The structured data for search engines. */
      service: {
        ...{ '@type': 'Service', name: title, serviceType: service, description },
        areaServed: served.map((name) => ({ '@type': 'Place', name })),
      } as const,
    },
  }
}

/** Values that an address may fill in: a route and pieces, nothing about a person. Longer than any real address is ignored. */
function typedIn(params: URLSearchParams): Record<string, string> {
  const known = /^(lane|mode|goods|from|to|rows|pieces\[[0-7]\]\.(count|length|width|height|weight))$/
  return Object.fromEntries([...params].filter(([name, value]) => known.test(name) && value.length <= 120))
}

/** Calculates an estimate, without storing anything, or sends the request as an enquiry. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.clone().formData()
  if (form.get('intent') !== 'send') return data({ reply: { values: typed(form), errors: {} } } satisfies EnquiryAnswer)
  const ctx = contextOf(args.context)
  const lanes = await listLanes(ctx.db)
  const schema = freightRequest(
    kigaliDay(ctx.clock.now()),
    lanes.map(({ id }) => id),
  )
  return takeEnquiry(args, schema, (request) => requestText(request, lanes), {
    keep: (tx, enquiryId, request) => beginShipment(ctx, tx, enquiryId, shipmentInput(request, lanes)),
    factsOf: async (request) => sentFacts(request, await readFreightRoutes(args.context), wordsReader(args.context)),
    sentences: wordsOf(args.context, freightErrorWords),
  })
}

export const headers = passActionHeaders

export const meta: Route.MetaFunction = (args) => {
  const about = args.loaderData?.about
  if (!about) return []
  return pageMeta(args, {
    title: about.title,
    description: about.sentence,
    drawing,
    crumbs: [],
    things: (urlOf, site) => [{ ...about.service, url: urlOf('/freight-quote'), provider: agencyThing(urlOf, site) }],
  })
}

export default function FreightQuote({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(freightWords)
  const { lanes, facts, today, stamp, begins, about } = loaderData
  return (
    <div className="freight bands">
      <PageHero drawing={drawing} title={about.title} lede={about.lede} of={about} place={words.place} />
      <section className="sunk sec">
        <div className="wrap">
          <div className="head">
            <div>
              <h2>{words.form.title}</h2>
              <p>{words.form.text}</p>
            </div>
            {lanes.length > 0 && (
              <a className="more" href="#lanes">
                {words.form.lanes}
              </a>
            )}
          </div>
          <FreightForm key={begins.lane ?? ''} lanes={lanes} begins={begins} answer={actionData} stamp={stamp} today={today} />
        </div>
      </section>
      <Facts name="facts" of={facts} />
    </div>
  )
}
