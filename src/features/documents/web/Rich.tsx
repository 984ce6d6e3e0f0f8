/** Words with links to our own pages and to mailboxes, and with what is strong: nothing else is markup here. */
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
