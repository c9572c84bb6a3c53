export default function Page() {
  return <h1>suggest-page</h1>;
}
