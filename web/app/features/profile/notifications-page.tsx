export default function Page() {
  return <h1>notifications-page</h1>;
}
