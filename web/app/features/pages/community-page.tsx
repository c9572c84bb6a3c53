export default function Page() {
  return <h1>community-page</h1>;
}
