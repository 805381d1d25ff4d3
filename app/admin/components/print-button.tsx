/** Opens the browser's own print dialog. Without scripts it is not there: the browser's menu has the same. */
export function PrintButton({ word }: { word: string }) {
  return (
    <button className="btn by-script" type="button" onClick={() => window.print()}>
      {word}
    </button>
  )
}
