import { Link } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import { useWords } from '../../languages/use-words.ts'
import { codeOfConductWords } from '../../words/code-of-conduct.ts'

/** What to do and what not, and what of both has stayed English. */
type Props = { dos: readonly string[]; donts: readonly string[]; of: object }

/** How visitors should behave, in short; the page of tips has the rest. */
export function CodeOfConduct(conduct: Props) {
  const words = useWords(codeOfConductWords)
  if (conduct.dos.length + conduct.donts.length === 0) return null
  return (
    <section className="sec sunk" id="code">
      <div className="wrap">
        <div className="head">
          <div>
            <h2>{words.title}</h2>
            <p className="lede">{words.lede}</p>
          </div>
          <Link className="more" to="/community/cbt-tips">
            {words.all}
          </Link>
        </div>
        <DosAndDonts {...conduct} />
      </div>
    </section>
  )
}

/** What to do beside what to avoid. */
export function DosAndDonts({ dos, donts, of }: Props) {
  const words = useWords(codeOfConductWords)
  return (
    <div className="paired">
      <Rules title={words.do} rules={dos} langAt={(at) => langOf(of, `dos.${at}`)} />
      <Rules title={words.dont} rules={donts} langAt={(at) => langOf(of, `donts.${at}`)} no />
    </div>
  )
}

type RulesProps = { title: string; rules: readonly string[]; langAt: (at: number) => 'en' | undefined; no?: boolean }

function Rules({ title, rules, langAt, no = false }: RulesProps) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={no ? 'rule-list no' : 'rule-list'}>
        {rules.map((rule, at) => (
          <li key={rule} lang={langAt(at)}>
            {rule}
          </li>
        ))}
      </ul>
    </div>
  )
}
