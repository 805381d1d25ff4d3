import { data } from 'react-router'
import { hourInks } from '#artwork/hours.ts'
import { listLanes } from '#features/freight/reads.server.ts'
import { addDays, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { contextOf, sharePage } from '../../context.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { passActionHeaders } from '../../shared/limit-form.server.ts'
import { typed } from '../../shared/read-form.server.ts'
import { HourTag } from '../../ui/hour-tag.tsx'
import { ListHero } from '../../ui/list-hero.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { freightWords } from '../../words/freight.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/freight-quote.ts'
import { ContainerTable, CustomsRows, NextSteps } from './freight-facts.tsx'
import { FreightForm } from './freight-form.tsx'
import { LanesTable } from './lanes-table.tsx'

const words = freightWords
const drawing = { id: 'kigali', hour: 'night', seed: 7 } as const

export const handle = { sheets: ['trade'] } satisfies PageHandle

type Answer = { reply?: FormReply; problem?: string }

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const today = kigaliDay(ctx.clock.now())
  const lanes = await listLanes(ctx.db)
  if (url.search === '') sharePage(context, ['freight', 'settings'], kigaliInstant(addDays(today, 1), 0))
  return { lanes, today, asked: askedIn(url.searchParams) }
}

/** What an address may fill in: a lane and pieces, and nothing about a person. Nobody's address is ten thousand letters long. */
function askedIn(params: URLSearchParams): Record<string, string> {
  const known = /^(lane|mode|goods|from|to|rows|pieces\[[0-7]\]\.(count|length|width|height|weight))$/
  return Object.fromEntries([...params].filter(([name, value]) => known.test(name) && value.length <= 120))
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  return data({ reply: { values: typed(form), errors: {} } } satisfies Answer)
}

export const headers = passActionHeaders

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.title,
    description: words.description,
    drawing,
    crumbs: [],
    things: (siteUrl, company) => [
      {
        '@type': 'Service',
        name: words.title,
        serviceType: words.service,
        description: words.description,
        url: `${siteUrl}/freight-quote`,
        areaServed: words.served.map((name) => ({ '@type': 'Place', name })),
        provider: { '@type': 'TravelAgency', name: company.name, telephone: company.phone, email: company.email },
      },
    ],
  })

export default function FreightQuote({ loaderData: { lanes, today, asked }, actionData }: Route.ComponentProps) {
  const { reply = { values: asked, errors: {} }, problem }: Answer = actionData ?? {}
  return (
    <>
      <ListHero
        drawing={drawing}
        title={words.title}
        lede={words.lede}
        tag={<HourTag clock={hourInks[drawing.hour].clock} place={words.place} />}
      />
      <section className="sunk sec">
        <div className="wrap">
          <FreightForm key={asked.lane ?? ''} lanes={lanes} reply={reply} problem={problem} today={today} />
        </div>
      </section>
      <section className="wrap sec">
        <NextSteps />
      </section>
      <section className="wrap sec">
        <div className="head">
          <div>
            <h2>{words.lanes.title}</h2>
            <p>{words.lanes.text}</p>
          </div>
        </div>
        <LanesTable lanes={lanes} />
      </section>
      <section className="sunk sec">
        <div className="wrap">
          <div className="head">
            <div>
              <h2>{words.containers.title}</h2>
              <p>{words.containers.text}</p>
            </div>
          </div>
          <ContainerTable />
        </div>
      </section>
      <section className="wrap sec">
        <CustomsRows />
      </section>
    </>
  )
}
