import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Contract, ContractState } from '#features/suppliers/contract.ts'
import { daysText, dayText } from '#values/day-words.ts'
import { useWords } from '../../languages/use-words.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { contractHeadWords as words } from '../../words/admin/suppliers/contract.ts'
import { AdminTabs } from '../components/admin-tabs.tsx'

type Tab = 'terms' | 'rates'
type Props = {
  supplier: { id: number; name: string }
  contract: Pick<Contract, 'id' | 'name' | 'state' | 'validFrom' | 'validTo' | 'endedOn' | 'currency'>
  tab: Tab
  /** What can be done with the contract, beside its title. */
  children?: ReactNode
}

/** The head of one contract, with its state and its days, and its tabs, each an address. */
export function ContractHead({ supplier, contract, tab, children }: Props) {
  const frame = useWords(frameAdminWords)
  const { name, state } = contract
  const path = `/admin/suppliers/${supplier.id}/contracts/${contract.id}`
  return (
    <>
      <title>{frame.pageTitle({ screen: `${tab === 'terms' ? '' : `${words[tab]}, `}${name}, ${supplier.name}` })}</title>
      <header className="bar">
        <div>
          <nav className="breadcrumb" aria-label={words.breadcrumb}>
            <Link to="/admin/suppliers">{words.suppliers}</Link> /{' '}
            <Link to={`/admin/suppliers/${supplier.id}`}>{supplier.name}</Link> / <span aria-current="page">{name}</span>
          </nav>
          <h1 className="breaks">
            {name} <ContractTag state={state} />
          </h1>
          <p className="muted num">{ledeOf(contract)}</p>
        </div>
        {children && <div className="row">{children}</div>}
      </header>
      <AdminTabs label={words.tabs}>
        <TabLink to={path} word={words.terms} isOn={tab === 'terms'} />
        <TabLink to={`${path}/rates`} word={words.rates} isOn={tab === 'rates'} />
      </AdminTabs>
    </>
  )
}

const TabLink = ({ to, word, isOn }: { to: string; word: string; isOn: boolean }) => (
  <Link to={to} aria-current={isOn ? 'page' : undefined}>
    {word}
  </Link>
)

/** The state of a contract, in one word. */
export function ContractTag({ state }: { state: ContractState }) {
  const { word, tone } = words.states[state]
  return <span className={tone ? `tag ${tone}` : 'tag'}>{word}</span>
}

function ledeOf({ validFrom, validTo, endedOn, currency }: Props['contract']): string {
  const days = daysText(validFrom, validTo)
  if (endedOn === null) return words.lede(days, currency)
  return endedOn < validFrom ? words.never(days, currency) : words.ended(dayText(endedOn), days, currency)
}
