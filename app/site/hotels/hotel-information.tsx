import { Link } from 'react-router'
import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { contextOf, sharePage } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { formatterOf, wordsOf } from '../../shared/page-words.server.ts'
import { PageSections } from '../../shared/written/page-sections.tsx'
import { sectionsOnce } from '../../shared/written/shown-blocks.server.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { cancellationWords } from '../../words/cancellation.ts'
import { hotelInformationWords } from '../../words/hotel-information.ts'
import { unwrittenHotelWords } from '../../words/hotel-information-unwritten.ts'
import { cancellationTierRows } from '../packages/cancellation-rows.ts'
import { CancellationTable } from '../packages/cancellation-table.tsx'
import { PageHero } from '../page-hero.tsx'
import { missingMeta, pageMeta } from '../page-meta.ts'
import { readPage } from '../shared-reads.server.ts'
import type { Route } from './+types/hotel-information.ts'

const fallback = { id: 'kivu', hour: 'mist', seed: 12 } as const

export const handle = {
  sheets: ['article', 'stay'],
  words: ['cancellation-table', 'hotel-information'],
  staticWords: ['pages'],
} satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const format = formatterOf(context)
  const { db, clock } = contextOf(context)
  const [written, settings] = await Promise.all([readPage(context, 'hotel-information'), findSettings(db)])
  sharePage(context, ['settings', 'pages', 'page:hotel-information'])
  const { title, sentence, lede, scene, sections } = written ?? {
    ...wordsOf(context, unwrittenHotelWords),
    scene: fallback,
    sections: [],
  }
  return {
    about: {
      title,
      sentence,
      lede,
      drawing: { id: scene.id, hour: scene.hour, seed: scene.seed },
      ...untranslatedOf(written ?? {}, ['title', 'lede']),
    },
    sections: await sectionsOnce(context, sections),
    tiers: cancellationTierRows(
      settings.cancellationPolicies.stays,
      undefined,
      clock.now(),
      wordsOf(context, cancellationWords),
      format,
    ),
  }
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  if (!loaderData) return missingMeta(args)
  const { title, sentence, drawing } = loaderData.about
  const { hotels } = wordsOfMatches(args.matches, hotelInformationWords)
  return pageMeta(args, { title, description: sentence, drawing, crumbs: [{ name: hotels, path: '/hotels' }] })
}

/** How rooms are sold: the text of staff, and the table of cancellation fees from the code. */
export default function HotelInformation({ loaderData: { about, sections, tiers } }: Route.ComponentProps) {
  const words = useWords(hotelInformationWords)
  return (
    <div className="hotels">
      <PageHero
        drawing={about.drawing}
        title={about.title}
        lede={about.lede}
        of={about}
        crumbs={[{ name: words.hotels, path: '/hotels' }]}
      />
      <PageSections sections={sections} />
      <div className="wrap terms">
        <section className="block" id="cancel">
          <h2>{words.cancel}</h2>
          <p className="prose lead">{words.cancelLede}</p>
          <CancellationTable rows={tiers} />
        </section>
        <p>
          <Link className="btn" to="/hotels">
            {words.toHotels}
          </Link>
        </p>
      </div>
    </div>
  )
}
