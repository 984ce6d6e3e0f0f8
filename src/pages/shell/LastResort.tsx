/** When even the page around the error page cannot be drawn: nothing in it can fail, so it speaks one language. */
export function LastResort() {
  return (
    <html lang="en">
      <head>
        <title>Error</title>
      </head>
      <body>
        <main className="page section">
          <h1>An error occurred while showing the error page</h1>
          <p>
            <a className="link" data-reload href="/">
              Go back to home
            </a>
          </p>
        </main>
      </body>
    </html>
  )
}
