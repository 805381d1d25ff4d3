import { Form } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { listState } from '../../ui/list-link.tsx'
import { payableWords } from '../../words/admin/payables/payables.ts'
import { Choice } from '../components/choice.tsx'

type Props = {
  action: string
  suppliers: readonly { id: number; name: string }[]
  chosen: number | undefined
  hidden?: Readonly<Record<string, string | undefined>>
}

/** Shows a list of one supplier alone. */
export function SupplierFilter({ action, suppliers, chosen, hidden = {} }: Props) {
  const words = useWords(payableWords)
  return (
    <Form className="search-form" action={action} state={listState} key={chosen ?? 0}>
      {Object.entries(hidden).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      <Choice label={words.supplier} name="supplier" defaultValue={chosen ?? ''}>
        <option value="">{String(words.allSuppliers)}</option>
        {suppliers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      <button className="btn line" type="submit">
        {words.show}
      </button>
    </Form>
  )
}
