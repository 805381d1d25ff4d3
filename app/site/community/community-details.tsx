import { data, Link, redirect } from 'react-router'
import { isExperienceId } from '#features/community/experience.ts'
import { findExperience } from '#features/community/reads.server.ts'
import { langOf } from '#features/content/texts/untranslated.ts'
import { sceneOfPlace } from '#features/orders/scene-of-place.ts'
import type { Words } from '#platform/languages/source.ts'
import { usd } from '#values/money.ts'
import { contextOf, sharePage } from '../../context.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { roadTime } from '../../shared/journeys/road-time.ts'
import { noteWholeLanguages } from '../../shared/translated-content.server.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { Note } from '../../ui/note.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { roadTimeWords } from '../../words/road-time.ts'
import { visitWords } from '../../words/visit.ts'
import { visitsWords } from '../../words/visits.ts'
import { experienceInLanguage } from '../content-in-language.server.ts'
import { PageHero } from '../page-hero.tsx'
import { missingMeta, pageMeta } from '../page-meta.ts'
import { readExperiences } from '../shared-reads.server.ts'
import { useSite, whatsappHref } from '../site-data.ts'
import type { Route } from './+types/community-details.ts'
import { VisitRow, visitOf } from './experience-rows.tsx'

const crumbsOf = ({ crumb }: Words<typeof visitWords.tree>) => [{ name: crumb, path: '/community' }]
/** How many other visits are shown for comparison. */
const mostOthers = 4
const usualSeed = 7
/** In the operator's own country an advisory comes last; for any other country it comes first. */
const home = 'rwanda'

export const handle = {
  sheets: ['pilgrimage', 'community'],
  words: ['road-time', 'visit', 'visits'],
  query: ['id'],
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id')
  if (!id) throw redirect('/community', 301)
  const { db } = contextOf(context)
  const english = isExperienceId(id) ? await findExperience(db, id) : undefined
  if (!english) throw data(null, { status: 404 })
  sharePage(context, ['community'])
  await noteWholeLanguages(context, 'experience', english)
  const found = (await experienceInLanguage(context))(english)
  const others = (await readExperiences(context)).filter((other) => other.id !== id)
  const near = others.filter(({ placeId }) => placeId === found.placeId)
  const alike = others.filter(({ category }) => category === found.category)
  const { position, placeId, countryId, ...visit } = found
  return {
    visit,
    // Most places use the same scene of hills: a seed of their own makes each picture different.
    drawing: { ...sceneOfPlace({ placeId, placeName: found.place }), seed: usualSeed + position },
    home: countryId === home,
    near: near.length > 0,
    others: (near.length > 0 ? near : alike).slice(0, mostOthers).map(visitOf),
  }
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  if (!loaderData) return missingMeta(args)
  const { visit, drawing } = loaderData
  const { id, name, place } = visit
  const words = wordsOfMatches(args.matches, visitWords)
  const description = words.description({ name, place })
  return pageMeta(args, { title: name, description, drawing, crumbs: crumbsOf(words), query: `?id=${id}` })
}

/** The head is named by the name of the visit. */
const nameIsEnglish = { untranslated: ['title'] }

export default function CommunityDetails({ loaderData }: Route.ComponentProps) {
  const text = useWords(visitWords)
  const { kind: kinds } = useWords(visitsWords)
  const format = useFormatter()
  const { visit, drawing, home: atHome, near, others } = loaderData
  const site = useSite()
  const { id, name, category, place, country, facts, booking, asOf, confidence, advisory, advisoryLang } = visit
  const fee = format.money(usd(visit.feeMinor))
  return (
    <div className="community bands">
      <PageHero
        drawing={drawing}
        title={name}
        lede={text.lede({ kind: String(kinds[category]), place, country })}
        crumbs={crumbsOf(text)}
        of={langOf(visit, 'name') ? nameIsEnglish : undefined}
        details
      >
        <Facts visit={visit} fee={fee} />
      </PageHero>
      <div className="wrap sec visit">
        <div className="prose">
          {advisory && !atHome && (
            <Note bad={confidence === 'low'} lang={advisoryLang}>
              {advisory}
            </Note>
          )}
          <h2>{text.what}</h2>
          {facts.map((fact, at) => (
            <p key={fact} lang={langOf(visit, `facts.${at}`)}>
              {fact}
            </p>
          ))}
          <h2>{text.feeTitle}</h2>
          <p className="num">{text.feeText({ money: fee, year: asOf })}</p>
          {advisory && atHome && (
            <p className="ui small muted" lang={advisoryLang}>
              {advisory}
            </p>
          )}
        </div>
        <aside>
          <h2 className="t-3">{text.book}</h2>
          <p lang={langOf(visit, 'booking')}>{booking}</p>
          {confidence !== 'high' && <Note>{text.sure[confidence]}</Note>}
          <p className="row">
            <Link className="btn" to={`/tailor-made?about=${id}`}>
              {text.ask}
            </Link>
            {site && (
              <a className="btn line" href={whatsappHref(site, text.askText({ name }))}>
                {text.whatsapp}
              </a>
            )}
          </p>
          <p>
            <Link className="more" to="/community/cbt-tips">
              {text.behave}
            </Link>
          </p>
        </aside>
      </div>
      {others.length > 0 && (
        <section className="sec sunk">
          <div className="wrap hosts">
            <h2 className="t-2">{near ? text.near({ place }) : text.same}</h2>
            <ul>
              {others.map((other) => (
                <VisitRow key={other.id} visit={other} heading="h3" />
              ))}
            </ul>
          </div>
        </section>
      )}
    </div>
  )
}

type FactsOf = { minutes: number; groupMax: number; minimumAge: number | null; place: string; asOf: number }

function Facts({ visit: { minutes, groupMax, minimumAge, place }, fee }: { visit: FactsOf; fee: string }) {
  const text = useWords(visitWords)
  const time = useWords(roadTimeWords)
  const facts: [string, string][] = [
    [text.facts.place, place],
    [text.facts.time, roadTime(minutes, time)],
    [text.facts.group, text.group({ most: groupMax })],
    [text.facts.age, minimumAge === null ? text.age.all : text.age.from({ years: minimumAge })],
    [text.facts.fee, text.fee({ money: fee })],
  ]
  return <FactList facts={facts} />
}
