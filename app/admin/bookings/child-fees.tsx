import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { TextField } from '../../ui/field.tsx'
import { childFeeWords } from '../../words/admin/bookings/child-fees.ts'
import { FormDialog } from '../components/dialogs/form-dialog.tsx'
import { FoldPart } from '../components/fold-pane.tsx'
import type { ChildFeeRow } from './child-fees-view.ts'
import type { Reply } from './reply.ts'

/** Park fees that were taken at the adult's amount for a child: each is checked with the park, and recorded. */
export function ChildFees({ fees, marks }: { fees: readonly ChildFeeRow[]; marks: boolean }) {
  const words = useWords(childFeeWords)
  if (fees.length === 0) return null
  return (
    <FoldPart title={words.title}>
      <p className="small muted">{words.text}</p>
      <ul className="item-list num">
        {fees.map(({ position, what, who, taken }) => (
          <li key={position}>
            <span>
              {what}
              <small>{who}</small>
              {marks && (
                <Link className="quiet" to={`?ask=child-fee:${position}`} preventScrollReset>
                  {words.record}
                  <span className="visually-hidden">
                    : {what}, {who}
                  </span>
                </Link>
              )}
            </span>
            <span className="numeric">{taken}</span>
          </li>
        ))}
      </ul>
    </FoldPart>
  )
}

/** What the park charges for one child. */
export function ChildFeeDialog({ fee, version, reply }: { fee: ChildFeeRow; version: number; reply: Reply | undefined }) {
  const words = useWords(childFeeWords)
  const labels = words.dialog
  return (
    <FormDialog
      dialog={`child-fee:${fee.position}`}
      title={fee.title}
      text={fee.text}
      hidden={{ event: 'child-fee', version, position: fee.position }}
      go={labels.go}
      keep={labels.keep}
      refusal={reply?.sentence}
    >
      <TextField
        name="amount"
        label={labels.amount}
        hint={labels.amountHint}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={reply?.values.amount}
      />
    </FormDialog>
  )
}
