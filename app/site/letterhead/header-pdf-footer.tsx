import type { ReactNode } from 'react'
import { contextOf, sharePage } from '../../context.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { Mark } from '../../ui/mark.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { WideTable } from '../../ui/wide-table.tsx'
import { letterheadWords } from '../../words/letterhead.ts'
import { pageMeta } from '../page-meta.ts'
import { readSettings } from '../shared-reads.server.ts'
import type { Route } from './+types/header-pdf-footer.ts'

export const handle = { sheets: ['letterhead'], words: ['letterhead'] } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { config } = contextOf(context)
  const { company, bank } = await readSettings(context)
  sharePage(context, ['settings'])
  return {
    company,
    site: new URL(config.publicUrl).host,
    bank: [bank.bank, bank.account].filter(Boolean).join(', '),
  }
}

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = wordsOfMatches(args.matches, letterheadWords)
  return pageMeta(args, { title, description, unlisted: true })
}

/** The letterhead in its true proportions, from the measures of features/documents; printed, it is the empty sheet. */
export default function HeaderPdfFooter({ loaderData: { company, site, bank } }: Route.ComponentProps) {
  const words = useWords(letterheadWords)
  return (
    <div className="wrap listing letterhead">
      <h1>{words.title}</h1>
      <p className="lede">{words.lede}</p>
      <p className="ui muted">{words.print}</p>
      <div className="sheets">
        <Sheet label={words.first}>
          <div className="head-of-paper">
            <p className="named">
              <Mark />
              {company.name}
            </p>
            <p className="sender copy">
              {company.legalName}
              <br />
              {company.address}
              <br />
              {company.phone}, {company.email}
            </p>
          </div>
          <div className="strip" />
          <Body />
          <img className="hills" src="/scenes/letterhead.svg" width={1920} height={560} alt="" loading="lazy" decoding="async" />
          <p className="ground h-mist">
            <span>{site}</span>
            <span>{bank}</span>
            <span>{words.page({ page: 1, pages: 1 })}</span>
          </p>
        </Sheet>
        <Sheet label={words.following}>
          <div className="strip thin" />
          <p className="number">{words.page({ page: 2, pages: 3 })}</p>
        </Sheet>
      </div>
    </div>
  )
}

/** A sheet of A4: everything on it is measured by its width, so that it scales. */
function Sheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption className="ui small muted">{label}</figcaption>
      <WideTable label={label}>
        <div className="a4-frame">
          <div className="a4">{children}</div>
        </div>
      </WideTable>
    </figure>
  )
}

function Body() {
  const words = useWords(letterheadWords)
  const format = useFormatter()
  const { quote, proforma, receipt, voucher, itinerary, cancellation } = words.papers
  return (
    <div className="body-of-paper">
      <p className="issued">{words.issued({ reference: 'K7QM-42XD', day: format.day('2026-11-20') })}</p>
      <h2>{words.sample}</h2>
      <p className="paper-text">{words.text}</p>
      <table>
        <caption className="visually-hidden">{words.table}</caption>
        <thead>
          <tr>
            <th scope="col">{words.paper}</th>
            <th scope="col">{words.when}</th>
          </tr>
        </thead>
        <tbody>
          {[quote, proforma, receipt, voucher, itinerary, cancellation].map(({ name, when }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{when}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
