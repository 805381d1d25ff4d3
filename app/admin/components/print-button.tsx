/** Opens the browser's own print dialog. Without scripts it is not there: the browser's menu has the same. `isLine` beside a filled button. */
export function PrintButton({ word, isLine = false }: { word: string; isLine?: boolean }) {
  return (
    <button className={isLine ? 'btn line by-script' : 'btn by-script'} type="button" onClick={() => window.print()}>
      {word}
    </button>
  )
}
