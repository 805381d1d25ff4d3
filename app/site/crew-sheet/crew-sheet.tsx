import { data } from 'react-router'
import { recordSheetOpening } from '#features/crew/assignments/record-sheet-opening.server.ts'
import { contextOf } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { useOffline, useOfflineSheet } from '../../ui/offline-pack.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { crewSheetWords } from '../../words/crew-sheet.ts'
import type { Route } from './+types/crew-sheet.ts'
import { Call } from './call.tsx'
import { isReader } from './is-reader.server.ts'
import { loadCrewSheet } from './load-crew-sheet.server.ts'
import { SheetDays } from './sheet-days.tsx'
import { SheetPeople } from './sheet-people.tsx'

export const handle = { sheets: ['crew-sheet'], words: ['crew-sheet'] } satisfies PageHandle

/** The sheet of the key in the address. Throws the same 404 for a wrong key, a released assignment and a sheet that is not open. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const found = await loadCrewSheet(context, params.key)
  if (!found) throw new Response('There is no such sheet', { status: 404, headers: secret })
  if (isReader(request)) await recordSheetOpening(contextOf(context), found.shown.id)
  // The browser's store keeps the page until then (public/offline.js).
  return data(found.shown, { headers: { ...secret, 'Sheet-Until': found.closesAt.toISOString() } })
}

/** The key is in this page's address: it must not be sent to other sites or indexed. */
const secret = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex', 'Cache-Control': 'private, no-store' }

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  loaderData ? { title: wordsOfMatches(matches, crewSheetWords).title({ name: loaderData.name, title: loaderData.title }) } : {},
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

/** What a guide or a driver reads on the road: today first, whom to call by one press, and no more of anybody than the road needs. */
export default function CrewSheetPage({ loaderData: sheet }: Route.ComponentProps) {
  const words = useWords(crewSheetWords)
  const offline = useOffline()
  useOfflineSheet()
  return (
    <div className="crew-sheet wrap">
      <div role="status">{offline && <p className="note caution">{words.offline({ when: sheet.asOf })}</p>}</div>
      <p className="copy num">{sheet.reference}</p>
      <h1>{sheet.title}</h1>
      <p className="when">
        {sheet.when}
        <br />
        {sheet.role === null ? sheet.name : words.of[sheet.role]({ name: sheet.name })}
      </p>
      <p className="muted">{words.asOf({ when: sheet.asOf })}</p>
      <Call phone={sheet.office} label={words.office} />
      <SheetDays sheet={sheet} />
      <SheetPeople sheet={sheet} />
      <p className="muted part">{words.keeps({ day: sheet.lastDay })}</p>
    </div>
  )
}
