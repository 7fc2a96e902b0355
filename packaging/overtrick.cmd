@echo off
rem Starts Overtrick on Windows. Java is not in this archive: a JDK or JRE 25 or newer is looked for.
rem OVERTRICK_JAVA_HOME chooses one, OVERTRICK_JAVA_OPTS adds options for it.
setlocal
set "root=%~dp0.."
set "java="
for %%h in ("%OVERTRICK_JAVA_HOME%" "%JAVA_HOME%") do (
    if not defined java if exist "%%~h\bin\java.exe" call :try "%%~h"
)
if not defined java for /d %%d in ("%ProgramFiles%\Eclipse Adoptium\*" "%ProgramFiles%\Java\*" "%ProgramFiles%\Microsoft\jdk*" "%ProgramFiles%\Zulu\*" "%LOCALAPPDATA%\Programs\Eclipse Adoptium\*") do (
    if not defined java call :try "%%~d"
)
if not defined java (
    echo overtrick: no Java 25 or newer was found; install one, such as Temurin 25 of https://adoptium.net, or set OVERTRICK_JAVA_HOME 1>&2
    exit /b 2
)
set "heap="
if /i "%~1"=="serve" set "heap=-Xmx768m"
"%java%" -XX:+UseCompactObjectHeaders %heap% %OVERTRICK_JAVA_OPTS% -jar "%root%\lib\overtrick\overtrick.jar" %*
exit /b %errorlevel%

rem Takes the Java in a folder if its file release says 25 or more.
:try
if not exist "%~1\release" exit /b
if not exist "%~1\bin\java.exe" exit /b
for /f "tokens=2 delims==" %%v in ('findstr /b "JAVA_VERSION=" "%~1\release"') do for /f "delims=." %%n in ("%%~v") do if %%n geq 25 set "java=%~1\bin\java.exe"
exit /b
