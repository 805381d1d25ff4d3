import { data, Link, redirect } from 'react-router'
import { type AuthorityCredit, listAuthorityCredits } from '#features/permits/reads-credits.server.ts'
import { listOpenRefunds } from '#features/permits/refunds/reads.server.ts'
import { may } from '#features/staff/permissions.ts'
import { loadPermitsDue } from '#features/travellers/permits/load-permits-due.server.ts'
import { loadPermitsToBuy } from '#features/travellers/permits/load-permits-to-buy.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { permitBuyWords } from '../../../words/admin/permits/permit-buy.ts'
import { admit } from '../../admit.server.ts'
import { PageBar } from '../../components/page-bar.tsx'
import { PrintButton } from '../../components/print-button.tsx'
import { ViewTabs } from '../../view-tabs/view-tabs.tsx'
import type { Route } from './+types/buy.ts'
import { BalancesPane } from './balances-pane.tsx'
import { buyByForm } from './buy-action.server.ts'
import { buyView } from './buy-view.server.ts'
import { ClosedPane } from './closed-pane.tsx'
import { closedView } from './closed-view.server.ts'
import { DuePane } from './due-pane.tsx'
import { dueView } from './due-view.ts'
import { NamesPane, NumbersMissing } from './names-pane.tsx'
import { RefundsPane } from './refunds-pane.tsx'
import { refundsView } from './refunds-view.ts'
import { ToBuyPane, WaitingPane } from './to-buy-pane.tsx'
import { withoutPassports } from './without-passports.ts'

const dids = ['paid', 'lots', 'named', 'refunded', 'agreed', 'evidence', 'evidence-deleted'] as const
const views = ['buy', 'balances', 'refunds', 'names', 'missing', 'deadlines'] as const
type View = (typeof views)[number]
const pathOf = (view: View) => (view === 'buy' ? '/admin/permits/buy' : `/admin/permits/buy?view=${view}`)
const viewOf = (params: URLSearchParams): View => views.find((one) => one === params.get('view')) ?? 'buy'

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const { searchParams } = args.url
  const did = dids.find((one) => one === searchParams.get('did'))
  const count = Number(searchParams.get('count')) || 0
  const ctx = contextOf(args.context)
  const [all, view] = [await loadPermitsToBuy(ctx), viewOf(searchParams)]
  const books = may(staff.role, 'sensitive:read') ? all : withoutPassports(all)
  const refunds = refundsView(read, await listOpenRefunds(ctx.db), books)
  const due = view === 'deadlines' ? await loadPermitsDue(ctx.db, books) : []
  return {
    ...buyView(read, books),
    closed: closedView(read, books),
    refunds,
    credits: creditsText(read, await listAuthorityCredits(ctx.db)),
    view,
    due: due.map((row) => dueView(read, row, books)),
    did: did && didText(read, did, count),
  }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'permits:write')
  const read = wordsReader(args.context)
  const answer = await buyByForm(contextOf(args.context), read, await args.request.formData(), actor)
  if ('reply' in answer) return data(answer.reply, { status: answer.status })
  const { did, count } = answer.done
  const back = new URLSearchParams({ view: viewOf(args.url.searchParams), did, count: String(count) })
  return redirect(`/admin/permits/buy?${back}`, 303)
}

/** What authorities owe us: 'RDB $1,500.00'. */
const creditsText = (read: ReadWords, credits: readonly AuthorityCredit[]): string =>
  read.format.list(credits.map(({ authority, creditMinor }) => `${authority} ${read.format.moneyInFull(usd(creditMinor))}`))

function didText(read: ReadWords, did: (typeof dids)[number], count: number): string {
  const text = read(permitBuyWords).did[did]
  return typeof text === 'string' ? text : text({ count })
}

/** What to buy and to pay at the authorities, which names to give in, and which numbers are missing. */
export default function PermitsToBuy({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(permitBuyWords)
  const {
    lede,
    count,
    toReserve,
    whole,
    incomplete,
    forHolds,
    balances,
    balanceSums,
    balancesTotal,
    toName,
    namesWaiting,
    staleNames,
    numbersMissing,
  } = loaderData
  const { did, view, due, refunds } = loaderData
  const counts = {
    buy: toReserve,
    balances: balances.length,
    refunds: refunds.rows.length,
    names: toName.length + namesWaiting.length,
    missing: numbersMissing.length,
    deadlines: due.length,
  }
  const reply = (form: string) => (actionData?.form === form ? actionData : undefined)
  return (
    <div className="list-page">
      <PageBar
        title={words.title}
        lede={lede}
        actions={
          <>
            <Link className="btn line" to="/admin/permits/numbers">
              {words.numbers}
            </Link>
            <PrintButton word={words.print} isLine />
          </>
        }
      />
      <div className="flash" role="status">
        {did && !actionData && <p className="note ok">{did}</p>}
      </div>
      <div className="list-tools">
        <ViewTabs
          label={words.views.label}
          filters={views.map((one) => ({ to: pathOf(one), word: words.views[one], isOn: one === view, count: counts[one] }))}
        />
      </div>
      {view === 'buy' && (
        <div className="panes">
          <ClosedPane days={loaderData.closed} />
          <ToBuyPane
            rows={whole}
            count={count}
            credits={loaderData.credits}
            reply={reply('pay')}
            isAll={incomplete.length === 0 && forHolds.length === 0 && loaderData.closed.length === 0}
          />
          <WaitingPane rows={incomplete} forHolds={forHolds} />
        </div>
      )}
      {view === 'balances' && (
        <BalancesPane
          rows={balances}
          sums={balanceSums}
          total={balancesTotal}
          credits={loaderData.credits}
          refunds={refunds.totalMinor > 0 ? refunds.total : ''}
          reply={reply('balances')}
        />
      )}
      {view === 'refunds' && <RefundsPane view={refunds} reply={reply('refunds')} />}
      {view === 'names' && <NamesPane rows={toName} waiting={namesWaiting} stale={staleNames} reply={reply('names')} />}
      {view === 'missing' && <NumbersMissing rows={numbersMissing} />}
      {view === 'deadlines' && <DuePane rows={due} />}
    </div>
  )
}
