import { data, Link, redirect } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { ratesWords } from '../../../words/admin/suppliers/rates.ts'
import { admit } from '../../admit.server.ts'
import { useAuth } from '../../auth/auth.tsx'
import { Pane } from '../../components/pane.tsx'
import { ContractHead } from '../contract-head.tsx'
import { ServiceYears } from '../service-year.tsx'
import type { Route } from './+types/rates.ts'
import { contractBook, loadRates, type RatesData } from './load-rates.server.ts'
import { RateTable } from './rate-table.tsx'
import { endByForm, saveSupplement, saveTable } from './rates-action.server.ts'
import { ReadTable } from './read-table.tsx'
import { Supplements } from './supplements.tsx'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'costs:read')
  const read = wordsReader(args.context)
  return { ...(await loadRates(contextOf(args.context), read, args.params)), flash: flashOf(read, args.url.searchParams) }
}

function flashOf(read: ReadWords, query: URLSearchParams): string | undefined {
  const words = read(ratesWords)
  const count = (name: string) => Number(query.get(name)) || 0
  switch (query.get('did')) {
    case 'saved':
      return words.saved({ added: count('added'), ended: count('ended') })
    case 'rolled-over':
      return words.rolledOver({ count: count('added') })
    case 'supplement-added':
      return words.supplements.added
    case 'supplement-ended':
      return words.supplements.ended
    default:
      return undefined
  }
}

/** Saves the table of a contract, or one of its supplements. */
export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'rates:write')
  const ctx = contextOf(args.context)
  const book = await contractBook(ctx, args.params)
  const form = await args.request.formData()
  const events = { supplement: saveSupplement, 'end-supplement': endByForm, save: saveTable, keep: saveTable }
  const event = events[String(form.get('event') ?? 'save') as keyof typeof events]
  if (!event) throw data(null, { status: 404 })
  const answer = await event(ctx, book, { form, actor, reader: wordsReader(args.context) })
  if ('to' in answer) return redirect(`${args.url.pathname}${answer.to}`, 303)
  return data(answer.reply, { status: answer.status })
}

export const shouldRevalidate = revalidateOnConflict

export default function Rates({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(ratesWords)
  const { supplier, contract, services, flash } = loaderData
  const mayChange = useAuth().may('rates:write') && contract.state !== 'ended'
  const table = actionData && 'rows' in actionData ? actionData : undefined
  const supplement = actionData && 'supplement' in actionData ? actionData : undefined
  const here = `/admin/suppliers/${supplier.id}/contracts/${contract.id}`
  const lede = !mayChange ? words.readLede : contract.state === 'active' ? words.activeLede : words.lede
  return (
    <div className="supplier-rates">
      <ContractHead supplier={supplier} contract={contract} tab="rates">
        {mayChange && (
          <Link className="btn line" to={`${here}/import`}>
            {words.tools.import}
          </Link>
        )}
        <a className="btn line" href={`${here}/rates.csv`} download>
          {words.tools.export}
        </a>
        {useAuth().may('rates:write') && (
          <Link className="btn line" to={`${here}/next-year`}>
            {words.tools.next}
          </Link>
        )}
      </ContractHead>
      <div className="flash" role="status">
        {flash && !actionData && <p className="note ok">{flash}</p>}
      </div>
      <div className="panes">
        <Pane
          title={words.title}
          beside={<span className="small muted">{lede({ currency: contract.currency })}</span>}
          className="stack"
        >
          {services.length === 0 ? (
            <p className="muted">{words.noServices}</p>
          ) : mayChange ? (
            <RateTable key={loaderData.seen} data={loaderData} reply={table} />
          ) : (
            <ReadTable data={loaderData} />
          )}
        </Pane>
        <Notes data={loaderData} />
        <ServiceYears years={loaderData.years} />
        <Supplements data={loaderData} mayChange={mayChange} reply={supplement} />
      </div>
    </div>
  )
}

/** The days without a rate and the closures inside the contract: told, and not refused. */
function Notes({ data: { gaps, closures, rows } }: { data: RatesData }) {
  const words = useWords(ratesWords)
  if (rows.length === 0) return null
  return (
    <Pane title={words.gaps} className="stack num">
      {gaps.length === 0 ? (
        <p className="muted">{words.noGaps}</p>
      ) : (
        <>
          <p className="small muted">{words.gapsLede}</p>
          <ul className="item-list">
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </>
      )}
      {closures.length > 0 && (
        <>
          <h3>{words.closures}</h3>
          <ul className="item-list">
            {closures.map((closure) => (
              <li key={closure}>{closure}</li>
            ))}
          </ul>
        </>
      )}
    </Pane>
  )
}
