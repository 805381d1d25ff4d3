/**
 * Name and value of a fact, and the language of the value where it is not that of the page. Where the value is not known, something else
 * in its place leaves it out.
 */
export type Fact = readonly [name: string, value: string, lang?: 'en' | undefined] | false | null | undefined

/** The most important facts in a row below a title. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts num">
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd lang={fact[2]}>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
