import { Form } from 'react-router'
import { textChoices } from '#features/translations/xliff/exported-unit.ts'
import { useWords } from '../../languages/use-words.ts'
import { ListLink, listState } from '../../ui/list-link.tsx'
import { translationFileWords } from '../../words/admin/translation-files.ts'
import { Choice } from '../components/choice.tsx'
import { listPath, type TranslationsQuery, translationsPath } from './list-query.ts'

type Props = {
  query: TranslationsQuery
  /** The kinds that can be chosen. */
  kinds: readonly { kind: string; title: string }[]
}

/** Which contents are listed, and exported. A narrow screen opens the filters by a button. */
export function TranslationsFilters({ query, kinds }: Props) {
  const words = useWords(translationFileWords)
  const { language, kind, texts } = query
  const count = (kind ? 1 : 0) + (texts === 'all' ? 0 : 1)
  return (
    <div className="narrow-by">
      <Form
        className="filter-form"
        role="search"
        aria-label={words.filters}
        action={translationsPath}
        state={listState}
        key={listPath(query)}
      >
        <input type="hidden" name="language" value={language} />
        <button className="btn line open-choices" type="button" popoverTarget="translation-filters">
          {words.openFilters({ count })}
        </button>
        <div id="translation-filters" className="choices narrow-popover" popover="auto">
          <Choice name="kind" label={words.kind} defaultValue={kind ?? ''}>
            <option value="">{words.anyKind}</option>
            {kinds.map((one) => (
              <option key={one.kind} value={one.kind}>
                {one.title}
              </option>
            ))}
          </Choice>
          <Choice name="texts" label={words.which} defaultValue={texts}>
            {textChoices.map((choice) => (
              <option key={choice} value={choice}>
                {words.choices[choice]}
              </option>
            ))}
          </Choice>
          <button className="btn line" type="submit">
            {words.filters}
          </button>
          {count > 0 && (
            <ListLink className="clear" to={listPath({ language, kind: undefined, texts: 'all' })}>
              {words.clear}
            </ListLink>
          )}
        </div>
      </Form>
    </div>
  )
}
