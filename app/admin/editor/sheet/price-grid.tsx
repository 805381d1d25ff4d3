import { useState } from 'react'
import type { Comfort, PackagePrice } from '#features/pricing/packages/package-rates.ts'
import { priceText } from '#values/price-text.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { fieldId } from '../../../ui/field.tsx'
import { priceGridWords } from '../../../words/admin/content/editor-prices.ts'
import { rowsWords } from '../../../words/admin/content/editor-rows.ts'
import { comfortWords } from '../../../words/comforts.ts'
import { priceTableWords } from '../../../words/price-table.ts'
import { useInBrowser } from '../../components/in-browser.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { type Widget, WidgetFrame } from '../widget-frame.tsx'
import {
  givenTexts,
  groupSizes,
  hiddenPrices,
  newGroupField,
  type PriceFault,
  priceCells,
  priceColumns,
  priceField,
  pricesOf,
  readGroup,
  withoutGroup,
} from './price-cells.ts'
import { doubtsOf } from './price-checks.ts'
import { doubtNotes, groupText } from './price-text.ts'
import { Sheet } from './sheet.tsx'

type Props = Widget<readonly PackagePrice[]> & {
  /** The saved prices; differences are marked. */
  saved: readonly PackagePrice[]
  /** The comforts on sale. Prices of others are stored and not shown. */
  onSale: readonly Comfort[]
  /** The faults of a refused form, from `pricesFromFields`. */
  faults?: readonly PriceFault[] | undefined
  /** The group sizes whose rows are kept without a price. */
  emptySizes?: readonly number[]
  /** The text that was typed for another group size, where it was not a size. */
  newGroup?: string | undefined
}

/**
 * The prices of a package per person, in USD, by group size, comfort, season and occupancy. Its fields are named by what they
 * price (`prices.lodge.high.sharing.4`); `pricesFromFields` of price-cells.ts reads them.
 */
export function PriceGrid({ name, label, value, onChange, problem, hint, saved, onSale, ...rest }: Props) {
  const { faults = [], emptySizes = [], newGroup } = rest
  const read = useReader()
  const rowWords = read(rowsWords)
  const words = read(priceGridWords)
  const comfortNames = read(comfortWords)
  const seasonNames = read(priceTableWords).season
  const inBrowser = useInBrowser()
  const given = givenTexts(faults, name)
  const [hasNewGroup] = useState(given.some(({ row }) => row === 'new'))
  // A row in which no cell could be read is shown all the same.
  const [sizes, setSizes] = useState<readonly number[]>(() => [
    ...emptySizes,
    ...given.flatMap(({ row }) => readGroup(row) ?? []),
  ])
  const [gone, setGone] = useState<{ group: number; prices: readonly PackagePrice[] }>()
  const columns = priceColumns(onSale)
  const groups = groupSizes(value, sizes)
  const cells = priceCells(value, groups, columns)
  const hidden = hiddenPrices(value, columns)
  const removeGroup = (group: number) => {
    setGone({ group, prices: value.filter(({ groupSize }) => groupSize === group) })
    setSizes(sizes.filter((one) => one !== group))
    onChange(withoutGroup(value, group))
  }
  const putBack = () => {
    if (!gone) return
    setGone(undefined)
    setSizes([...sizes, gone.group])
    onChange([...withoutGroup(value, gone.group), ...gone.prices])
  }
  const rows = groups.map((group, at) => ({
    key: String(group),
    words: groupText(words, group, groups[at + 1]),
    tool: inBrowser && (
      <button
        type="button"
        className="icon-btn"
        aria-label={words.removeGroup({ group: groupText(words, group, groups[at + 1]) })}
        title={words.removeGroup({ group: groupText(words, group, groups[at + 1]) })}
        onClick={() => removeGroup(group)}
      >
        <EditorIcon name="remove" />
      </button>
    ),
  }))
  const spare = { key: 'new', words: words.newGroup, tool: <NewGroup name={name} size={newGroup} /> }

  return (
    <WidgetFrame name={name} label={label} problem={problem} hint={hint} className="price-grid">
      {columns.length === 0 ? (
        <p className="note">{words.noComforts}</p>
      ) : (
        <Sheet
          label={label}
          corner={words.corner}
          rows={inBrowser && !hasNewGroup ? rows : [...rows, spare]}
          columns={columns.map(({ key, comfort, season, occupancy }) => ({
            key,
            heads: [comfortNames[comfort], seasonNames[season], words.occupancies[occupancy]],
          }))}
          cells={cells}
          saved={priceCells(saved, groups, columns)}
          onChange={(changed) => {
            setSizes(groups)
            onChange(pricesOf(changed, groups, columns, value))
          }}
          fieldName={(group, column) => priceField(name, column, group === 'new' ? 'new' : Number(group))}
          given={given}
          notes={doubtNotes(read, doubtsOf(cells, groups, columns))}
        />
      )}
      {hidden.map(({ comfort, season, occupancy, groupSize, amountMinor }) => {
        const field = priceField(name, `${comfort}.${season}.${occupancy}`, groupSize)
        return <input key={field} type="hidden" name={field} value={priceText(amountMinor)} />
      })}
      {hidden.length > 0 && <p className="small muted">{words.hidden({ count: hidden.length })}</p>}
      <div className="row said">
        <p role="status">{gone && words.groupRemoved({ group: groupText(words, gone.group, gone.group + 1) })}</p>
        {gone && (
          <button type="button" className="btn line sm" onClick={putBack}>
            <EditorIcon name="undo" /> {rowWords.putBack}
          </button>
        )}
      </div>
      {inBrowser && <AddGroup name={name} groups={groups} add={(group) => setSizes([...sizes, group])} />}
    </WidgetFrame>
  )
}

function NewGroup({ name, size }: { name: string; size: string | undefined }) {
  const words = useWords(priceGridWords)
  return (
    <input
      type="text"
      inputMode="numeric"
      name={newGroupField(name)}
      defaultValue={size}
      aria-label={words.newGroupSize}
      autoComplete="off"
    />
  )
}

type AddGroupProps = { name: string; groups: readonly number[]; add: (group: number) => void }

/** The row for another group size. Its field is not part of the form. */
function AddGroup({ name, groups, add }: AddGroupProps) {
  const words = useWords(priceGridWords)
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const id = fieldId(`${name}-group`)
  const addGroup = () => {
    const group = readGroup(text)
    if (group === undefined) return setFault(words.noGroup)
    if (groups.includes(group)) return setFault(words.groupThere)
    setFault('')
    setText('')
    add(group)
  }
  return (
    <div className={fault ? 'field err add-group' : 'field add-group'}>
      <label htmlFor={id}>{words.addGroupSize}</label>
      <div className="row">
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-fault`}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            addGroup()
          }}
        />
        <button type="button" className="btn line sm" onClick={addGroup}>
          <EditorIcon name="add" /> {words.addGroup}
        </button>
      </div>
      <span className="msg" id={`${id}-fault`} role="status">
        {fault}
      </span>
    </div>
  )
}
