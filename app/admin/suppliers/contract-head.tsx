import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Contract, ContractState } from '#features/suppliers/contract.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { contractHeadWords } from '../../words/admin/suppliers/contract-head.ts'
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
  const read = useReader()
  const words = read(contractHeadWords)
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
          <p className="muted num">{ledeOf(read, contract)}</p>
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

const tones: Record<ContractState, string> = { draft: 'tag warn', active: 'tag ok', ended: 'tag' }

/** The state of a contract, in one word. */
export const ContractTag = ({ state }: { state: ContractState }) => (
  <span className={tones[state]}>{useWords(contractHeadWords).states[state]}</span>
)

function ledeOf(read: ReadWords, { validFrom, validTo, endedOn, currency }: Props['contract']): string {
  const words = read(contractHeadWords)
  const days = read.format.days(validFrom, validTo)
  if (endedOn === null) return words.lede({ days, currency })
  return endedOn < validFrom ? words.never({ days, currency }) : words.ended({ day: read.format.day(endedOn), days, currency })
}
