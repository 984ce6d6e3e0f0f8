/** Security: only links to own paths and mailto, and strong text, are markup; everything else is text. */
export function Rich({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\]\([^)\s]+\)|\*\*[^*]+\*\*)/).map((part, at) => {
    const [, words, href = ''] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? []
    if (words && /^(\/[a-z]|mailto:)/.test(href)) {
      return (
        <a key={at} className="link" href={href}>
          {words}
        </a>
      )
    }
    return part.startsWith('**') ? <strong key={at}>{part.slice(2, -2)}</strong> : part
  })
}
