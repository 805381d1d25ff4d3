import { useWords } from '../../languages/use-words.ts'
import { useTakesFocus } from '../../ui/takes-focus.ts'
import { staffLogWords } from '../../words/admin/staff.ts'
import { CopyButton } from '../components/copy-button.tsx'

/** The link of an invitation where no email takes it: shown in the answer to the form, and nowhere afterwards. */
export function HandOver({ name, link }: { name: string; link: string }) {
  const words = useWords(staffLogWords)
  const { invite } = words
  const box = useTakesFocus(link)
  return (
    <div className="note ok hand-over gap" role="status" tabIndex={-1} ref={box}>
      <p>{invite.handOver({ name })}</p>
      <label className="field">
        <span className="visually-hidden">{invite.link}</span>
        <textarea readOnly rows={5} defaultValue={link} />
      </label>
      <p className="row below">
        <CopyButton text={link} what={invite.link} />
      </p>
    </div>
  )
}
