import { fieldId } from './field.tsx'
import { useTakesFocus } from './takes-focus.ts'

type Problem = { name: string; sentence: string }

/** All errors above a form, each a link to its field. Takes the focus whenever it appears. */
export function ErrorSummary({ title, problems }: { title: string; problems: readonly Problem[] }) {
  const box = useTakesFocus(problems)
  if (problems.length === 0) return null
  return (
    // Without JavaScript the browser itself moves the focus to the first element with `autofocus`.
    <div className="note bad copy" role="alert" tabIndex={-1} ref={box} {...{ autoFocus: true }}>
      <p>
        <b>{title}</b>
      </p>
      <ul>
        {problems.map(({ name, sentence }) => (
          <li key={`${name} ${sentence}`}>{name ? <a href={`#${fieldId(name)}`}>{sentence}</a> : sentence}</li>
        ))}
      </ul>
    </div>
  )
}
